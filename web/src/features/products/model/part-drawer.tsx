import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { type parts, useCloseHere } from './open-here.ts'

interface PartDrawerProps {
  /** The part of the screen by whose name in the address it is open. */
  part: (typeof parts)[keyof typeof parts]
  words: { readonly title: string; readonly close: string }
  size: number
  /** Only rendered while it is open. */
  children: ReactNode
}

/** A part of the screen over the list. Going back closes it. */
export function PartDrawer({ part, words, size, children }: PartDrawerProps) {
  const [search] = useSearchParams()
  const opened = search.get('abrir') === part
  return (
    <Drawer
      position="right"
      size={size}
      padding="md"
      opened={opened}
      onClose={useCloseHere()}
      title={words.title}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      {opened && children}
    </Drawer>
  )
}
