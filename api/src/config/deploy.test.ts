import fs from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { environment } from './environment.ts'

const read = (file: string) => fs.readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
const compose = read('compose.yaml')
const example = read('deploy/env.example')
const all = Object.keys(environment.shape)
const inExample = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => `${name}`)
const asked = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => `${name}`))
const needed = new Set([...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => `${name}`))

test('the example of .env names what compose.yaml reads, the required variables first', () => {
  expect([...inExample].sort()).toEqual([...asked].sort())
  expect(inExample.slice(0, needed.size).sort()).toEqual([...needed].sort())
})

test('compose.yaml hands on every variable except those that the image sets or that are for trying it out', () => {
  const elsewhere = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV', 'SIMULATOR_KEY', 'ALLOW_EMBEDDED']
  const handedOn = [...compose.matchAll(/^ {6}(\w+): /gm)].map(([, name]) => `${name}`)
  expect(all.filter((name) => !handedOn.includes(name)).sort()).toEqual(elsewhere.sort())
})

test('the required variables of compose.yaml are all that production needs, with the rest left empty', () => {
  const given: Record<string, string> = {
    APP_URL: 'https://app.example',
    DATABASE_PASSWORD: 'a1b2c3d4e5f6',
    SMTP_URL: 'smtps://user:secret@mail.example',
    ASAAS_URL: 'https://api.asaas.com/v3',
    ASAAS_API_KEY: '$aact_prod_000123456789',
    ASAAS_WEBHOOK_TOKEN: 'um-token-bem-comprido',
    COMPANY_NAME: 'Loja',
    COMPANY_TAX_ID: '11.222.333/0001-81',
    PRIVACY_EMAIL: 'a@app.example',
  }
  expect(Object.keys(given).sort()).toEqual([...needed].sort())
  const lines = [...compose.matchAll(/^ {6}(\w+): (.*)$/gm)].filter(([, name]) => all.includes(`${name}`))
  const handedOn = lines.map(([, name, value]) => [
    name,
    `${value}`.replaceAll(/\$\{(\w+):[?-]([^}]*)\}/g, (_, variable, otherwise) =>
      needed.has(variable) ? `${given[variable]}` : otherwise,
    ),
  ])
  const config = readConfig({ ...Object.fromEntries(handedOn), NODE_ENV: 'production' })
  expect(config).toMatchObject({ trialDays: 7, backup: { keep: 14 }, logLevel: 'info' })
})

test('the table of the README names every variable', () => {
  const table = read('README.md').split('## Environment')[1]?.split('\n## ')[0] ?? ''
  expect(all.filter((name) => !table.includes(`\`${name}`))).toEqual([])
})

test('no script of a package runs where the product is installed, and no script has to', () => {
  const places = [
    'Dockerfile',
    'deploy/vendaclara@.service',
    'docs/operations.md',
    'scripts/install-missing.mjs',
  ]
  for (const place of places) {
    const installs = read(place).match(/--omit=dev.{0,20}/g) ?? []
    expect(installs).not.toEqual([])
    for (const install of installs)
      expect([place, install]).toEqual([place, expect.stringContaining('--ignore-scripts')])
  }
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean; dev?: boolean }>
  }
  const withScript = Object.keys(packages).filter(
    (path) => packages[path]?.hasInstallScript && !packages[path].dev,
  )
  // It only prints how it should be required.
  expect(withScript).toEqual(['node_modules/protobufjs'])
})

test('the systemd unit may write to its BACKUP_DIR', () => {
  const unit = read('deploy/vendaclara@.service')
  const folder = /^Environment=BACKUP_DIR=(\S+)$/m.exec(unit)?.[1]
  expect(folder).toBeDefined()
  expect(unit).toContain(`\nReadWritePaths=-${folder}\n`)
})
