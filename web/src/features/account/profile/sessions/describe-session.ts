import Bowser from 'bowser'
import 'dayjs/locale/pt-br'
import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime'
import { texts } from '../texts.ts'

interface Device {
  /** 'Chrome no Windows'. */
  name: string
  isHandheld: boolean
}

/** Says in words what a browser said of itself. */
export function nameDevice(userAgent: string): Device {
  if (userAgent.trim() === '') return { name: texts.sessions.unknownDevice, isHandheld: false }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const name = browser.name && os.name ? texts.sessions.device(browser.name, os.name) : browser.name
  return {
    name: name || texts.sessions.unknownDevice,
    isHandheld: platform.type === 'mobile' || platform.type === 'tablet',
  }
}

dayjs.extend(relativeTime)

/** 'há 5 minutos'; a moment that this clock has not reached yet counts as now. */
export function formatAgo(moment: string, now: Date): string {
  const shown = dayjs(moment).isAfter(now) ? dayjs(now) : dayjs(moment)
  return shown.locale('pt-br').from(now)
}
