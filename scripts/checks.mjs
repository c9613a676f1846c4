import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from './run-tool.mjs'

const workspaces = ['core', 'contract', 'api', 'web', 'e2e', 'bench']

/** The checks that need no network and no browser, in the order in which their failure says most. */
export const staticChecks = [
  { name: 'format and lint', run: () => tool('biome', ['check', '--error-on-warnings', '.']) },
  ...workspaces.map((workspace) => ({
    name: `types of ${workspace}`,
    run: () => tool('tsc', ['--noEmit', '-p', workspace]),
  })),
  { name: 'boundaries', run: () => tool('node', ['scripts/check-boundaries.mjs']) },
  { name: 'unused files, exports and packages', run: () => tool('knip', []) },
  { name: 'paths cited in the documents', run: () => tool('node', ['scripts/check-docs.mjs']) },
]

export function vitest(...projects) {
  return withReport((report) => [
    'vitest',
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {},
    (json) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests + (json.success ? 0 : Number(json.numFailedTests === 0)),
    }),
  ])
}

export function journeys() {
  return withReport((report) => [
    'playwright',
    ['test', '-c', 'e2e', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    (json) => ({
      passed: json.stats.expected + json.stats.flaky,
      failed: json.stats.unexpected + json.errors.length,
    }),
  ])
}

async function tool(name, args) {
  const { code, output } = await runTool(name, args, { quiet: true })
  if (code !== 0) console.error(output)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

async function withReport(describe) {
  const folder = mkdtempSync(join(tmpdir(), 'vendaclara-report-'))
  const report = join(folder, 'report.json')
  try {
    const [name, args, env, count] = describe(report)
    const { code } = await runTool(name, args, { env })
    const counted = count(JSON.parse(readFileSync(report, 'utf8')))
    return code === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
