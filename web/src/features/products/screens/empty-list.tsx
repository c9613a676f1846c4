import { Button, Group, Text, Title } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { newProduct, parts, useOpenHere } from '../model/open-here.ts'
import classes from './products-screen.module.css'
import { texts } from './texts.ts'

/** The next step of a seller without products. */
export function EmptyList() {
  const open = useOpenHere()
  return (
    <section className={classes.empty}>
      <Title order={2}>{texts.empty.title}</Title>
      <Text c="dimmed">{texts.empty.description}</Text>
      <Group>
        <Button leftSection={<IconFileImport size={18} />} onClick={() => open({ abrir: parts.files })}>
          {texts.empty.files}
        </Button>
        <Button variant="default" onClick={() => open({ produto: newProduct })}>
          {texts.empty.byHand}
        </Button>
      </Group>
    </section>
  )
}
