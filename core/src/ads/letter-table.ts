import { letGo, textOf } from '../memory/index.ts'
import { GrowingColumn } from './growing-column.ts'

/** The number for something that was not found. */
export const unknown = -1
const firstSlots = 4096
const firstLetters = 4096
const prime = 0x01000193

/** The hash of an empty text. */
export const firstHash = 0x811c9dc5

/** The FNV-1a hash, extended by one letter, for {@link HashTable}. */
export function hashWith(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, prime)
}

function hashOf(letters: Uint16Array, from: number, to: number): number {
  let hash = firstHash
  for (let at = from; at < to; at += 1) hash = hashWith(hash, letters[at] ?? 0)
  return hash
}

/**
 * Numbers items from 0 in the sequence in which they are added, and finds them by their hashes. It uses open addressing
 * in typed arrays, so a million items need no strings or objects.
 */
export class HashTable {
  count = 0
  /**
   * Two numbers per slot, side by side in memory: the item's number plus one (0 if the slot is empty), and its hash.
   */
  private slots = new Uint32Array(2 * firstSlots)
  private readonly isSame: (number: number) => boolean

  /** `isSame` says whether the item with a number is the one searched for, as two items may have the same hash. */
  constructor(isSame: (number: number) => boolean) {
    this.isSame = isSame
  }

  find(hash: number): number {
    const { slots } = this
    const mask = slots.length - 1
    for (let slot = slotOf(hash, mask); ; slot = (slot + 2) & mask) {
      const number = (slots[slot] ?? 0) - 1
      if (number === unknown) return unknown
      if (slots[slot + 1] === hash >>> 0 && this.isSame(number)) return number
    }
  }

  /** Adds an item that was not found, and answers its number. */
  add(hash: number): number {
    if (4 * this.count >= this.slots.length) this.grow()
    this.put(this.count, hash)
    this.count += 1
    return this.count - 1
  }

  /** Gives back the memory of what only finding and adding need. */
  letGo(): void {
    letGo(this.slots)
  }

  private put(number: number, hash: number): void {
    const { slots } = this
    const mask = slots.length - 1
    let slot = slotOf(hash, mask)
    while (slots[slot] !== 0) slot = (slot + 2) & mask
    slots[slot] = number + 1
    slots[slot + 1] = hash
  }

  private grow(): void {
    const before = this.slots
    this.slots = new Uint32Array(2 * before.length)
    for (let slot = 0; slot < before.length; slot += 2) {
      const number = (before[slot] ?? 0) - 1
      if (number !== unknown) this.put(number, before[slot + 1] ?? 0)
    }
    letGo(before)
  }
}

/** The index of the first of a slot's two numbers. */
function slotOf(hash: number, mask: number): number {
  return (2 * (hash ^ (hash >>> 15))) & mask
}

/** Numbers texts, given as letters, from 0 in the sequence in which they are first seen. */
export class LetterTable {
  private readonly table = new HashTable((number) => this.isSame(number))
  private readonly ends = new GrowingColumn()
  private pool = new Uint16Array(firstLetters)
  private letters: Uint16Array = new Uint16Array()
  private from = 0
  private to = 0

  get count(): number {
    return this.table.count
  }

  /** The number of a text, or {@link unknown}. A caller that already has the hash can pass it. */
  find(letters: Uint16Array, from: number, to: number, hash = hashOf(letters, from, to)): number {
    this.letters = letters
    this.from = from
    this.to = to
    return this.table.find(hash)
  }

  /** Adds a text that was not found, and answers its number. */
  add(letters: Uint16Array, from: number, to: number, hash = hashOf(letters, from, to)): number {
    const start = this.endOf(this.count - 1)
    const end = start + to - from
    if (end > this.pool.length) {
      const larger = new Uint16Array(2 * end)
      larger.set(this.pool)
      letGo(this.pool)
      this.pool = larger
    }
    for (let at = from; at < to; at += 1) this.pool[start + at - from] = letters[at] ?? 0
    this.ends.push(end)
    return this.table.add(hash)
  }

  /** Gives back the memory of what only finding and adding need; {@link textAt} still answers. */
  letGo(): void {
    this.table.letGo()
    this.letters = new Uint16Array()
  }

  textAt(number: number): string {
    return textOf(this.pool, this.endOf(number - 1), this.endOf(number))
  }

  private endOf(number: number): number {
    return number < 0 ? 0 : this.ends.at(number)
  }

  private isSame(number: number): boolean {
    const { pool, letters, from, to } = this
    const start = this.endOf(number - 1)
    if (this.endOf(number) - start !== to - from) return false
    for (let at = from; at < to; at += 1) if (pool[start + at - from] !== letters[at]) return false
    return true
  }
}
