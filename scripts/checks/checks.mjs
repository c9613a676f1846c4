import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installBrowser } from '../browser.mjs'
import { buildWeb } from '../build-web.mjs'
import { root } from '../root.mjs'
import { runTool } from '../run-tool.mjs'

/** The native compiler. dependency-cruiser and knip need the JavaScript one, which has a programming interface. */
const compiler = 'node_modules/typescript-native/bin/tsc'
const typed = [
  'core',
  'contract',
  'spreadsheet',
  'spreadsheet/tsconfig.test.json',
  'tsconfig.server.json',
  'web',
  'e2e',
  'bench',
]
/** What checks found and compiled, by the contents of the files: the next run only looks at what changed. */
const cache = join(root, 'node_modules', '.cache')
/**
 * The fifty or so processes of a run share compiled modules and the known formats of packages, so they start faster.
 */
const soonLoaded = {
  NODE_COMPILE_CACHE: join(cache, 'compiled'),
  NODE_OPTIONS: [new URL('known-formats.mjs', import.meta.url), new URL('baseline-wasm.mjs', import.meta.url)]
    .map((file) => `--import=${file}`)
    .join(' '),
}

/** The checks that need neither network nor browser. Those whose failure says the most come first. */
export const staticChecks = [
  { name: 'format and lint', run: () => tool('biome', ['check', '--error-on-warnings', '.']) },
  {
    name: 'types',
    // Each further checker of a project reads its types again, and two projects are checked at a time.
    run: () =>
      inPairs(
        typed.map((project) => () => {
          const file = join(cache, 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`)
          const options = ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', file]
          return tool('node', [compiler, ...options, '-p', project])
        }),
      ),
  },
  { name: 'boundaries', run: () => tool('node', ['scripts/check-boundaries.mjs']) },
  { name: 'unused files, exports and packages', run: () => tool('knip', ['--cache']) },
  { name: 'paths cited in the documents', run: () => tool('node', ['scripts/check-docs.mjs']) },
]

/** The pages that the journeys use, built while the unit tests leave a part of the processor unused. */
export const pagesBuilt = {
  name: 'build of the web part',
  run: () =>
    buildWeb().then(
      () => ({ passed: 1, failed: 0 }),
      (error) => {
        console.error(error)
        return { passed: 0, failed: 1 }
      },
    ),
}

/** Runs the unit tests of these workspaces and returns their counts; `only` limits which are run. */
export function vitest(projects, { env = {}, only = [] } = {}) {
  return counted('vitest', (report) => ({
    args: [
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...only,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
    count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  }))
}

/** Runs the journeys in a browser, compares screenshots with the stored ones, and returns their counts. */
export function journeys(args = []) {
  installBrowser()
  return counted('playwright', (report) => ({
    args: [
      'test',
      '-c',
      'e2e',
      '--project=journeys',
      '--project=own-product',
      '--project=install',
      '--project=pictures',
      '--reporter=list,json',
      ...args,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    count: ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      secondTries: suites.flatMap(flakyIn),
    }),
  }))
}

/** The names of the journeys of a suite that passed at their second try only. */
function flakyIn({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyIn)]
}

/** Two at a time, because the smallest machine has two cores. */
async function inPairs(runs) {
  const total = { passed: 0, failed: 0 }
  const waiting = [...runs]
  const work = async () => {
    for (let run = waiting.shift(); run; run = waiting.shift()) {
      const { passed, failed } = await run()
      total.passed += passed
      total.failed += failed
    }
  }
  await Promise.all([work(), work()])
  return total
}

async function tool(name, args) {
  const { code, output } = await runTool(name, args, { quiet: true })
  if (code !== 0) console.error(output)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

/** A run that fails without a failed test (in a setup, or with an uncaught error) counts as one failure. */
async function counted(name, describe) {
  const folder = mkdtempSync(join(tmpdir(), 'vendaclara-report-'))
  try {
    const report = join(folder, 'report.json')
    const { args, env, count } = describe(report)
    const { code } = await runTool(name, args, { env: { ...soonLoaded, ...env } })
    if (!existsSync(report)) return { passed: 0, failed: 1 }
    const counts = count(JSON.parse(readFileSync(report, 'utf8')))
    return { ...counts, failed: code === 0 ? counts.failed : Math.max(counts.failed, 1) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
