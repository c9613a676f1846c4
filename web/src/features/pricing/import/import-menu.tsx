import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconFileImport, IconTableImport } from '@tabler/icons-react'
import { memo } from 'react'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import { useStoredListings } from '../saving/stored-listings.ts'
import { useDownload } from '../worker/use-download.ts'
import { texts } from './import-texts.ts'

/** Imports many listings from a file, or exports them. Not rendered again at every keystroke in a field. */
export const TransferMenu = memo(function TransferMenu() {
  const { basis, onImport } = useCalculator()
  const download = useDownload()
  const stored = useStoredListings()
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <Button
          variant="default"
          px="sm"
          leftSection={<IconTableImport size={18} stroke={1.7} />}
          rightSection={<IconChevronDown size={15} />}
          loading={download.isPending}
          aria-label={texts.menuName}
        >
          {texts.menu}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileImport size={17} />} onClick={onImport}>
          {texts.import}
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload size={17} />} onClick={download.template}>
          {texts.template}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconDownload size={17} />}
          onClick={() => download.listings(stored.all(), basis)}
        >
          {texts.export}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
})
