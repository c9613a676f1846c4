import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const cutWithoutFlush =
  "open F, '<', $ARGV[0] or die; my $how = pack('L', 2); ioctl(F, 0x8004587d, $how) or die $!"
const silent = { stdio: 'ignore' } as const

/** A small disk that can be filled and whose power can be cut. It needs root on Linux. */
export class OwnDisk {
  readonly folder: string
  private readonly image: string
  private readonly ballast: string

  private constructor(around: string) {
    this.folder = join(around, 'disk')
    this.image = join(around, 'image')
    this.ballast = join(this.folder, 'ballast')
  }

  /** Undefined if this machine does not allow it. */
  static tryMake(megabytes: number): OwnDisk | undefined {
    const around = mkdtempSync(join(tmpdir(), 'vendaclara-disk-'))
    // Servers that do not run as root have folders there, too.
    chmodSync(around, 0o711)
    const disk = new OwnDisk(around)
    mkdirSync(disk.folder)
    try {
      execFileSync('truncate', ['-s', `${megabytes}M`, disk.image], silent)
      execFileSync('mkfs.ext4', ['-q', '-m', '0', disk.image], silent)
      disk.mount()
    } catch {
      rmSync(around, { recursive: true, force: true })
      return undefined
    }
    return disk
  }

  static make(megabytes: number): OwnDisk {
    const disk = OwnDisk.tryMake(megabytes)
    if (!disk) throw new Error('Only root on Linux can have a disk of its own.')
    return disk
  }

  /** Fills the disk except for this many bytes. */
  fill(left: number): void {
    const handle = openSync(this.ballast, 'w')
    const piece = Buffer.alloc(64 * 1024)
    const room = () => {
      const { bavail, bsize } = statfsSync(this.folder)
      return bavail * bsize
    }
    try {
      while (room() > left) writeSync(handle, piece)
    } catch {
      // Another process took the last bytes.
    } finally {
      closeSync(handle)
    }
  }

  makeRoom(): void {
    rmSync(this.ballast)
  }

  /** Loses everything that was not flushed. The disk then stops until `givePower`. */
  cutPower(): void {
    execFileSync('perl', ['-e', cutWithoutFlush, this.folder])
  }

  /** Call it when no process has an open file on the disk any more. */
  givePower(): void {
    execFileSync('umount', [this.folder])
    this.mount()
  }

  remove(): void {
    execFileSync('umount', [this.folder])
    rmSync(join(this.folder, '..'), { recursive: true, force: true })
  }

  private mount(): void {
    execFileSync('mount', ['-o', 'loop', this.image, this.folder], silent)
  }
}
