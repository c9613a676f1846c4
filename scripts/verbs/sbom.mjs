// Writes the product's packages, without development tools, as a CycloneDX file, and prints them by licence.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../root.mjs'

/** Licences that only require their notice to be kept. If you add a package with another one, decide here. */
const known = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]

const file = resolve(process.argv[2] ?? 'vendaclara.cdx.json')
// With `--omit dev`, npm also leaves out packages that the product and a tool both need.
const given = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
const whole = JSON.parse(
  execFileSync('npm', given, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  }),
)
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const needed = new Set(
  Object.entries(packages)
    .filter(
      ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
    )
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
)
const components = whole.components.filter((one) => needed.has(one['bom-ref']))
const dependencies = whole.dependencies
  .filter(({ ref }) => needed.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => needed.has(one)) }))
const missing = needed.size - new Set(components.map((one) => one['bom-ref'])).size
if (missing > 0) throw new Error(`npm sbom leaves out ${missing} packages of the lock file`)
writeFileSync(file, `${JSON.stringify({ ...whole, components, dependencies }, null, 2)}\n`)

const byLicence = Map.groupBy(components, ({ licenses = [] }) => licenses.map(nameOf).join(' AND ') || '?')
for (const [licence, those] of [...byLicence].sort(([one], [other]) => one.localeCompare(other))) {
  console.log(`${licence}: ${those.map((one) => one['bom-ref']).join(', ')}`)
}
console.log(file)
const isKnown = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => known.includes(one))
const unknown = [...byLicence.keys()].filter((licence) => !isKnown(licence))
if (unknown.length > 0) {
  console.error(`Licenças sobre as quais ninguém decidiu (scripts/verbs/sbom.mjs): ${unknown.join(', ')}`)
  process.exitCode = 1
}

function nameOf({ license, expression }) {
  return expression ?? license.id ?? license.name
}
