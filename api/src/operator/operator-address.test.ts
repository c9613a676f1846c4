import { expect, it } from 'vitest'
import { operatorAddress } from './operator-address.ts'

it('is a socket in the folder of the data', () => {
  expect(operatorAddress('/srv/vendaclara', 'linux')).toBe('/srv/vendaclara/operator.sock')
  expect(operatorAddress('/srv/vendaclara', 'darwin')).toBe('/srv/vendaclara/operator.sock')
})

it('is on Windows, where a socket cannot lie in a folder, a named pipe for each folder', () => {
  const one = operatorAddress('C:\\Vendaclara\\data', 'win32')
  expect(one).toMatch(/^\\\\\.\\pipe\\vendaclara-[0-9a-f]{32}$/)
  expect(operatorAddress('c:\\vendaclara\\DATA\\', 'win32')).toBe(one)
  expect(operatorAddress('C:\\Vendaclara\\other', 'win32')).not.toBe(one)
})
