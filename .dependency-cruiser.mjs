/** The boundaries of the house. Each rule says in a sentence what to do instead. */
import { readFileSync } from 'node:fs'
import { rooms } from './scripts/rooms.mjs'

const tests = '\\.(test|bench)\\.[jt]sx?$'
/** What features of the web part may import. */
const floor = 'workers|files|saving|storage|forms|table|charts'
const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

/** Packages of the house are named in the manifest as any other; dependency-cruiser takes them for files of one package. */
const workspacesAreDeclared = workspaces.map((workspace) => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(new URL(`${workspace}/package.json`, import.meta.url), 'utf8'),
  )
  const declared = Object.keys({ ...dependencies, ...devDependencies })
  const open = workspaces.filter((other) => other === workspace || declared.includes(`@vendaclara/${other}`))
  return {
    name: `${workspace}-uses-what-it-declares`,
    comment: `Add the workspace to ${workspace}/package.json, if ${workspace} may use it at all.`,
    severity: 'error',
    from: { path: `^${workspace}/` },
    to: { path: `^(${workspaces.join('|')})/`, pathNot: `^(${open.join('|')})/` },
  }
})

const roomsAreInOrder = Object.entries(rooms).flatMap(([above, features]) =>
  Object.entries(features).flatMap(([feature, order]) => [
    {
      name: `${above}-${feature}-rooms-do-not-import-what-puts-them-together`,
      comment:
        'What lies beside rooms puts them together: give the room what it needs, or move that into the room.',
      severity: 'error',
      from: { path: `^${above}/${feature}/[^/]+/`, pathNot: tests },
      to: { path: `^${above}/${feature}/[^/]+$`, pathNot: '(texts\\.ts|\\.css)$' },
    },
    ...order.slice(0, -1).map((room, index) => ({
      name: `${above}-${feature}-${room}-is-below`,
      comment: `${room} may use ${order.slice(0, index).join(', ') || 'no other room'}: move down what both need (scripts/rooms.mjs).`,
      severity: 'error',
      from: { path: `^${above}/${feature}/${room}/`, pathNot: tests },
      to: { path: `^${above}/${feature}/(${order.slice(index + 1).join('|')})/` },
    })),
  ]),
)

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'core-stands-alone',
      comment:
        'core is arithmetic that can be read and tested alone: give it values, do the work around it elsewhere.',
      severity: 'error',
      from: { path: '^core/src', pathNot: tests },
      to: { pathNot: '^core/src' },
    },
    {
      name: 'core-features-by-their-face',
      comment:
        "Import core/src/<feature>/index.ts (as '@vendaclara/core/<feature>'), never a file behind it.",
      severity: 'error',
      from: { path: '^(core/src/([^/]+)|contract|api|web|e2e|bench)/' },
      to: { path: '^core/src/[^/]+/', pathNot: ['^core/src/[^/]+/index\\.ts$', '^core/src/$2/'] },
    },
    {
      name: 'contract-knows-zod-and-core',
      comment: 'The contract is read by both sides: only zod and core belong into it.',
      severity: 'error',
      from: { path: '^contract/src', pathNot: tests },
      to: { pathNot: ['^contract/src', '^core/src/[^/]+/index\\.ts$', '^node_modules/zod/'] },
    },
    {
      name: 'spreadsheet-knows-nothing-of-the-product',
      comment:
        'spreadsheet reads workbooks of anybody with what every browser has: say what is meant where it is used.',
      severity: 'error',
      from: { path: '^spreadsheet/src', pathNot: tests },
      to: { pathNot: '^spreadsheet/src' },
    },
    {
      name: 'workbooks-are-read-in-one-place',
      comment:
        'Only web/src/files opens workbooks and names what keeps a file from being read: ask it for sheets.',
      severity: 'error',
      from: {
        path: '^(core|contract|api|web|e2e)/',
        pathNot: ['^web/src/files/', tests],
      },
      to: { path: '^spreadsheet/' },
    },
    {
      name: 'csv-is-cut-in-one-place',
      comment:
        'web/src/files reads a .csv as a sheet, within bounds: only the ads, with a million lines, cut their own.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: ['^web/src/files/', '^web/src/features/ads/files/', tests] },
      to: { path: '^node_modules/papaparse/' },
    },
    {
      name: 'spreadsheet-by-its-face',
      comment: "Import '@vendaclara/spreadsheet', never a file behind it.",
      severity: 'error',
      from: { path: '^(web|bench)/' },
      to: { path: '^spreadsheet/', pathNot: '^spreadsheet/(src/index\\.ts$|test/build-workbook\\.ts$)' },
    },
    {
      name: 'web-and-api-meet-in-the-contract',
      comment: 'web never imports api, nor api web: say it in the contract and let both import that.',
      severity: 'error',
      from: { path: '^(web|api)/' },
      to: { path: '^(web|api|e2e|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'features-do-not-import-features',
      comment: 'A feature can be deleted: compose two of them in app, or move what they share down.',
      severity: 'error',
      from: { path: '^(api|web)/src/features/([^/]+)/' },
      to: { path: '^(api|web)/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'features-do-not-reach-up',
      comment: 'What a feature needs reaches it by arguments, or lies in a folder below it.',
      severity: 'error',
      from: { path: '^(api|web)/src/(features|ui|api|session|theme|http|database)/', pathNot: tests },
      to: { path: '^(api/src/(app|start)\\.ts|web/src/(app/|main\\.tsx))' },
    },
    {
      name: 'simulator-behind-http',
      comment: 'The product asks every payment gateway over HTTP. Only its starter knows the simulator.',
      severity: 'error',
      from: { path: '^(core|contract|spreadsheet|api|web)/src/', pathNot: tests },
      to: { path: '^simulator/' },
    },
    {
      name: 'simulator-knows-nothing-of-the-product',
      comment: 'The simulator is another program: it starts the product, and is otherwise asked over HTTP.',
      severity: 'error',
      from: { path: '^simulator/src/', pathNot: tests },
      to: { path: '^(api|contract|web)/', pathNot: '^api/src/start\\.ts$' },
    },
    {
      name: 'ui-knows-no-product',
      comment: 'web/src/ui knows no product words: pass them in, or put the component into its feature.',
      severity: 'error',
      from: { path: '^web/src/ui/', pathNot: tests },
      to: { path: ['^web/src/(?!ui/|theme/)', '^contract/', '^core/(?!src/money/)'] },
    },
    {
      name: 'floor-is-machinery',
      comment:
        'The machinery below the features knows no product words: pass in the texts, their schema and how they are sent.',
      severity: 'error',
      from: { path: `^web/src/(${floor})/`, pathNot: tests },
      to: { path: [`^web/src/(?!(${floor}|ui|theme)/)`, '^contract/', '^core/(?!src/(money|csv)/)'] },
    },
    {
      name: 'sql-in-one-place',
      comment: 'SQL and the driver belong into *.repository.ts, *.tables.ts and api/src/database.',
      severity: 'error',
      from: {
        path: '^(api|simulator)/src/',
        pathNot: ['\\.(repository|tables)\\.ts$', '^api/src/database/', tests],
      },
      to: { path: '^node_modules/(drizzle-orm|pg|@electric-sql)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'What a test shares with another lies in a test folder, not in a test.',
      severity: 'error',
      from: {},
      to: { path: tests },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing, or hide a third: split it out.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'No file imports this one: delete it, or use it.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['^web/public/', '\\.d\\.ts$', '\\.config\\.ts$', '^scripts/', '^e2e/', '^bench/', tests],
      },
      to: {},
    },
    {
      name: 'declared-packages-only',
      comment: "Add the package to this workspace's own package.json.",
      severity: 'error',
      from: { path: '^(core|contract|spreadsheet|api|simulator|web|testing|e2e|bench)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-test-packages-in-the-product',
      comment:
        'The product may only use dependencies; a development dependency belongs into tests and tools.',
      severity: 'error',
      from: { path: '^(core|contract|spreadsheet|api|simulator|web)/src/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-test-workspaces-in-the-product',
      comment: 'What starts and tries the product is used by tests, journeys and benches only.',
      severity: 'error',
      from: { path: '^(core|contract|spreadsheet|api|simulator|web)/src/', pathNot: tests },
      to: { path: '^(testing|e2e|bench|api/test)/' },
    },
    ...workspacesAreDeclared,
    ...roomsAreInOrder,
    {
      name: 'resolvable',
      comment: 'This import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '^samples/'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
