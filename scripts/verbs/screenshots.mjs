import { installBrowser } from '../browser.mjs'
import { runTool } from '../run-tool.mjs'

installBrowser()
const { code } = await runTool('playwright', [
  'test',
  '-c',
  'e2e',
  '--project=screenshots',
  '--reporter=list',
])
process.exitCode = code
