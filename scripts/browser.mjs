import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium or Chrome of this machine, else of the one Playwright brought; undefined when there is none. */
export function findBrowser() {
  return [...installed, chromium.executablePath()].find((path) => existsSync(path))
}

/** Installs a Chromium when the machine has none: Debian's where that works, else Playwright's own. */
export function installBrowser() {
  if (findBrowser()) return
  console.log('Instalando o Chromium para as jornadas…')
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isDebianRoot) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
  if (!findBrowser()) run('playwright', ['install', 'chromium'])
  if (!findBrowser()) throw new Error('Não há um Chromium neste computador e não foi possível instalar um.')
}

function run(command, args) {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
