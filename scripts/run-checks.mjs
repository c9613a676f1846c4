/** Runs the checks one after the other, prints what it does and closes with 'N passed, N failed'. */
export async function runChecks(checks) {
  const total = { passed: 0, failed: 0 }
  for (const { name, run } of checks) {
    const start = performance.now()
    console.log(`\n— ${name}`)
    const { passed, failed } = await run()
    total.passed += passed
    total.failed += failed
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`  ${failed === 0 ? 'ok' : 'FAILED'}: ${passed} passed, ${failed} failed, ${seconds} s`)
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
}
