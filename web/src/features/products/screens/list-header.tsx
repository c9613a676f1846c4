import { Button, Title } from '@mantine/core'
import { IconFileImport, IconHistory, IconPlus, IconReceipt } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { helpHref } from '../../../addresses.ts'
import layout from '../../../table/wide/tools.module.css'
import { useShortcuts } from '../../../ui/shortcuts.tsx'
import { HelpMenu } from '../../../ui/tour/help-menu.tsx'
import { newProduct, parts, useOpenHere } from '../model/open-here.ts'
import { texts } from './texts.ts'

interface ListHeaderProps {
  isEmpty: boolean
  search: RefObject<HTMLInputElement | null>
}

export function ListHeader({ isEmpty, search }: ListHeaderProps) {
  const open = useOpenHere()
  const create = () => open({ produto: newProduct })
  useShortcuts([
    { key: '/', isSearch: true, label: texts.shortcuts.search, run: () => search.current?.focus() },
    { key: 'n', label: texts.create, run: create },
  ])
  return (
    <header className={layout.header}>
      <Title order={1} fz={{ base: '1.5rem', sm: 'h1' }}>
        {texts.title}
      </Title>
      <HelpMenu help={helpHref('produtos')} hasShortcuts />
      {!isEmpty && (
        <div className={layout.buttons}>
          <Button leftSection={<IconPlus size={18} />} onClick={create}>
            {texts.create}
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileImport size={18} stroke={1.7} />}
            onClick={() => open({ abrir: parts.files })}
          >
            {texts.files}
          </Button>
          <Button
            variant="default"
            leftSection={<IconReceipt size={18} stroke={1.7} />}
            onClick={() => open({ abrir: parts.purchases })}
          >
            {texts.purchases}
          </Button>
          <Button
            variant="default"
            leftSection={<IconHistory size={18} stroke={1.7} />}
            onClick={() => open({ abrir: parts.history })}
          >
            {texts.history}
          </Button>
        </div>
      )}
    </header>
  )
}
