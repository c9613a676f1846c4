// Passes the operator's command to the running product, over a socket that only the same system user can open.
// `restore` is different: it needs the product to be stopped.
import { request } from 'node:http'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { readVariables } from '../../api/src/config/read-variables.ts'
import { operatorAddress } from '../../api/src/operator/operator-address.ts'

if (process.argv[2] === 'restore') {
  // Nothing that is restored is for other users of the machine.
  process.umask(0o077)
  const { restoreMain } = await import('../../api/src/operator/backup/restore-main.ts')
  const { text: said, isDone } = await restoreMain(process.argv.slice(3), process.env)
  if (isDone) console.log(said)
  else console.error(said)
  process.exit(isDone ? 0 : 1)
}

const { values, problems } = readVariables(process.env, ['DATA_DIR'])
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
const dataDir = resolve(values.DATA_DIR ?? 'data')

const call = request({ socketPath: operatorAddress(dataDir), method: 'POST' })
call.on('response', async (answer) => {
  try {
    const said = await text(answer)
    if (answer.statusCode === 200) console.log(said)
    else console.error(said)
    process.exitCode = answer.statusCode === 200 ? 0 : 1
  } catch {
    fail('A Vendaclara parou antes de responder. Veja com "status" o que foi feito.')
  }
})
call.on('error', ({ code }) => {
  if (code === 'EACCES') fail(`Só o usuário que executa a Vendaclara pode usar a pasta ${dataDir} (${code}).`)
  else if (code === 'ECONNRESET')
    fail('A Vendaclara parou antes de responder. Veja com "status" o que foi feito.')
  else
    fail(
      `A Vendaclara não está em execução com a pasta ${dataDir} (${code}).\nInicie-a com "npm start"; se ela usa outra pasta, diga qual em DATA_DIR.`,
    )
})
call.end(JSON.stringify(process.argv.slice(2)))

function fail(sentence) {
  console.error(sentence)
  process.exitCode = 1
}
