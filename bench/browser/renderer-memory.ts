import { readFileSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'

/** The processes of a browser that draw its pages. */
async function renderers(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

/** Begins to note the most memory that any page holds (Linux only). */
export async function resetPeak(browser: Browser): Promise<void> {
  if (process.platform !== 'linux') return
  for (const id of await renderers(browser)) writeFileSync(`/proc/${id}/clear_refs`, '5')
}

/** The most resident memory of a page's process since then, in MB; NaN where the system does not tell. */
export async function peakMegabytes(browser: Browser): Promise<number> {
  if (process.platform !== 'linux') return Number.NaN
  const peaks = (await renderers(browser)).map((id) => {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? []
    return (Number(kilobytes) * 1024) / 1e6
  })
  return Math.max(...peaks)
}
