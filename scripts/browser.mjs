import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Chromium without the parts that draw windows; each page costs a third less. */
const shell = '/usr/bin/chromium-headless-shell'
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of an installed Chromium or Chrome, otherwise of Playwright's; undefined if there is none. */
function findBrowser() {
  return [...installed, chromium.executablePath()].find((path) => existsSync(path))
}

/**
 * The browser for headless runs: the headless shell if it is installed. If undefined, Playwright uses its own shell.
 */
export function findHeadlessBrowser() {
  return existsSync(shell) ? shell : findBrowser()
}

/**
 * Installs the headless shell: Debian's if possible, otherwise Playwright's own if the machine has no browser at all.
 */
export function installBrowser() {
  if (existsSync(shell)) return
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isDebianRoot) {
    console.log('Instalando o Chromium para as jornadas…')
    const hasBrowser = findBrowser() !== undefined
    if (!hasBrowser) run('apt-get', ['update', '-qq'])
    // Must not remove installed packages. If there is another browser, it does not wait long, because journeys only
    // run slower with it.
    const soon = hasBrowser ? ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'] : []
    const install = ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', ...soon]
    run('apt-get', [...install, 'chromium-headless-shell'], hasBrowser)
  }
  if (findHeadlessBrowser()) return
  if (run('playwright', ['install', '--only-shell', 'chromium']) !== 0)
    throw new Error('Não há um Chromium neste computador e não foi possível instalar um.')
}

function run(command, args, isQuiet = false) {
  const { status } = spawnSync(command, args, {
    stdio: isQuiet ? 'ignore' : 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status
}
