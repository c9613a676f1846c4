/** The parameters of `DATABASE_URL` that are taken; the driver takes any, and lets them replace server and user. */
const databaseParameters = new Set([
  'sslmode',
  'sslrootcert',
  'sslcert',
  'sslkey',
  'sslnegotiation',
  'channel_binding',
  'application_name',
  'fallback_application_name',
  'client_encoding',
  'options',
  'connect_timeout',
  'target_session_attrs',
])

/** Whether a path stays at the product's own address in every browser, which reads `\\` as `/` and drops line ends. */
export function isWithinProduct(path: string): boolean {
  const product = 'https://product.invalid'
  return path.startsWith('/') && URL.parse(path, product)?.origin === product
}

/** Whether paths can be appended to an address: nothing follows its path, and it holds no password. */
export function isPlainBase(address: string): boolean {
  const { search, hash, username, password } = new URL(address)
  return `${search}${hash}${username}${password}` === '' && !/[?#]$/.test(address)
}

/**
 * Whether the address of a database names the server that is asked. `host` may only name a socket where the address
 * names no server; no parameter may be there twice.
 */
export function leadsWhereItSays(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl)
  const names = [...searchParams.keys()]
  if (new Set(names).size < names.length) return false
  return names.every((name) =>
    name === 'host'
      ? hostname === '' && searchParams.get('host')?.startsWith('/')
      : databaseParameters.has(name),
  )
}
