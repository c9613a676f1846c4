import Bowser from 'bowser'
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
