// Loaded before the processes of a test run: optimising the embedded database, which each start of it compiles anew, takes
// half of what its start costs, and none runs long enough to gain by it.
import v8 from 'node:v8'

for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  v8.setFlagsFromString(flag)
