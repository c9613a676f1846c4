// Loaded into every process of a test run. Each start compiles the embedded database, and optimising it takes half of
// the time of a start. No test runs long enough to gain from that.
import v8 from 'node:v8'

for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  v8.setFlagsFromString(flag)
