import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { writeLetter } from '../letter.ts'
import { fileMailer } from './file-mailer.ts'

const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-mail-')), 'mail')
afterAll(() => fs.rmSync(path.dirname(folder), { recursive: true, force: true }))

const href = 'http://localhost:3000/confirm-email?token=abc'
const mail = writeLetter({
  to: 'maria@example.com',
  name: 'Maria',
  subject: 'Confirme',
  paragraphs: ['Falta um passo.'],
  button: { label: 'Confirmar', href, validity: 'Vale por 24 horas.' },
  caution: 'Ignore se não for você.',
})

test('a mail becomes a file that mail programs open, its link is told, and a second try changes nothing', async () => {
  const told: string[] = []
  const mailer = fileMailer(folder, 'Vendaclara <oi@localhost>', (line) => told.push(line))
  const parcel = { id: 'c0ffee', queuedAt: new Date('2026-11-20T12:00:00Z'), mail }
  await mailer.send(parcel, async () => {})
  await mailer.send(parcel, async () => {})
  expect(fs.readdirSync(folder)).toEqual(['2026-11-20T12-00-00-000Z-c0ffee.eml'])
  const bytes = fs.readFileSync(path.join(folder, '2026-11-20T12-00-00-000Z-c0ffee.eml'))
  const read = await PostalMime.parse(bytes)
  expect([read.subject, read.to?.[0]?.address]).toEqual(['Confirme', 'maria@example.com'])
  expect(read.text).toContain(href)
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700)
  expect(fs.statSync(path.join(folder, '2026-11-20T12-00-00-000Z-c0ffee.eml')).mode & 0o777).toBe(0o600)
  expect(told[0]).toBe(`E-mail para maria@example.com: Confirme\n  ${href}`)
})

test('mails from before a time are forgotten, and nothing else in the folder', async () => {
  const mailer = fileMailer(folder, 'Vendaclara <oi@localhost>', () => {})
  for (const day of ['2026-10-20', '2026-10-21', '2026-10-22']) {
    await mailer.send({ id: day, queuedAt: new Date(`${day}T12:00:00Z`), mail }, async () => {})
  }
  fs.writeFileSync(path.join(folder, '2026-10-20T11-00-00-000Z-cut.eml.part'), '')
  fs.writeFileSync(path.join(folder, '2020-notes.txt'), '')
  await mailer.removeBefore(new Date('2026-10-21T12:00:00Z'))
  expect(fs.readdirSync(folder).filter((name) => !name.includes('c0ffee'))).toEqual([
    '2020-notes.txt',
    '2026-10-21T12-00-00-000Z-2026-10-21.eml',
    '2026-10-22T12-00-00-000Z-2026-10-22.eml',
  ])
  await fileMailer(path.join(folder, 'none'), '', () => {}).removeBefore(new Date())
})
