/**
 * Runs the checks one after the other, prints their output and ends with 'N passed, N failed'. The checks in
 * `beside` of a check run at the same time, in their order; they must not print anything.
 */
export async function runChecks(checks) {
  const total = { passed: 0, failed: 0 }
  const secondTries = []

  async function runCheck({ name, run, beside = [] }) {
    console.log(`\n— ${[name, ...beside.map((other) => other.name)].join('\n— ')}`)
    const others = runQuiet(beside)
    await count(name, run)
    await others
  }

  async function runQuiet(others) {
    for (const { name, run } of others) await count(name, run)
  }

  async function count(name, run) {
    const start = performance.now()
    const { passed, failed, secondTries: late = [] } = await run()
    secondTries.push(...late)
    total.passed += passed
    total.failed += failed
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(
      `  ${failed === 0 ? 'ok' : 'FAILED'}: ${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
    )
  }

  for (const check of checks) await runCheck(check)
  if (secondTries.length > 0) console.log(`\nPassed at the second try only, which is a defect:`)
  for (const name of secondTries) console.log(`  ${name}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
}
