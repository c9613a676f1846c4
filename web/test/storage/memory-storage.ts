import { afterEach, beforeEach } from 'vitest'

/** A storage of the browser that tests can look into, with its entries as its own keys as a browser has them. */
export class MemoryStorage implements Storage {
  [name: string]: unknown

  get length(): number {
    return Object.keys(this).length
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null
  }

  getItem(key: string): string | null {
    const value = this[key]
    return typeof value === 'string' ? value : null
  }

  setItem(key: string, value: string): void {
    this[key] = value
  }

  removeItem(key: string): void {
    delete this[key]
  }

  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key)
  }
}

/** The localStorage of a test file, empty at the start of each test. */
export function storageOfTests(): MemoryStorage {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  const storage = new MemoryStorage()
  beforeEach(() => {
    storage.clear()
    Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
  })
  afterEach(() => {
    if (before) Object.defineProperty(globalThis, 'localStorage', before)
    else Reflect.deleteProperty(globalThis, 'localStorage')
  })
  return storage
}
