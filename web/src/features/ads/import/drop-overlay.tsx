import { Text } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { texts } from '../texts.ts'
import classes from './import.module.css'

export function DropOverlay() {
  return (
    <div className={classes.overlay}>
      <IconFileImport size={48} stroke={1.5} aria-hidden />
      <Text fw={600} fz="xl">
        {texts.drop}
      </Text>
    </div>
  )
}
