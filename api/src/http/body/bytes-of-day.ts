import { Refusal } from '../../errors/refusal.ts'
import { requests } from '../texts.ts'

const day = 24 * 60 * 60 * 1000
const mostBytes = 2 * 1024 ** 3

/** Bounds how much each account sends in a day: what its rows may hold by their number, they may not hold by their size. */
export class BytesOfDay {
  private readonly clock: () => Date
  private readonly most: number
  private readonly sent = new Map<string, number>()
  private began = 0

  constructor(clock: () => Date, most = mostBytes) {
    this.clock = clock
    this.most = most
  }

  /** Refuses an account that has sent too much since the day began. */
  check(account: string): void {
    const now = this.clock().getTime()
    if (Math.abs(now - this.began) >= day) {
      this.sent.clear()
      this.began = now
    }
    if ((this.sent.get(account) ?? 0) < this.most) return
    const retryAfter = Math.ceil((this.began + day - now) / 1000)
    throw new Refusal('too_many_requests', { message: requests.fullDay, retryAfter })
  }

  add(account: string, bytes: number): void {
    this.sent.set(account, (this.sent.get(account) ?? 0) + bytes)
  }
}
