import fs from 'node:fs'

const { version } = JSON.parse(fs.readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

export const productVersion: string = version
