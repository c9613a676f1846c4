import { Button, Container, Group, Skeleton, Stack, Text, Title, useMantineColorScheme } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { helpHref } from '../../addresses.ts'
import { CopyButton, SteadyButton } from '../../ui/buttons.tsx'
import { CollapsibleSection } from '../../ui/collapsible/collapsible-section.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Explained } from '../../ui/explained/explained.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { HelpLink } from '../../ui/help-link.tsx'
import { InTurn } from '../../ui/in-turn.tsx'
import { formatBrl } from '../../ui/number-formats.ts'
import { offerUndo } from '../../ui/offer-undo.tsx'
import panels from '../../ui/panels.module.css'
import { ShortcutsHelp, useShortcuts } from '../../ui/shortcuts.tsx'
import { markTourStop } from '../../ui/tour/guided-tour.tsx'
import { HelpMenu } from '../../ui/tour/help-menu.tsx'
import { WarningAlert } from '../../ui/warning-alert.tsx'
import { developmentTexts as texts } from './texts.ts'

const shortcuts = [{ key: 'u', label: texts.undo, run: () => offerUndo(texts.done, () => undefined) }]

/**
 * All components of `web/src/ui` on one page, as a reference for new screens. Only in `npm run dev`; the rules are in
 * `web/DESIGN.md`.
 */
export function UiPage() {
  const { toggleColorScheme } = useMantineColorScheme()
  useShortcuts(shortcuts)
  return (
    <Container component="main" size="md" py="xl">
      <Group justify="space-between" mb="xl">
        <Title order={1}>{texts.title}</Title>
        <Button variant="default" onClick={toggleColorScheme}>
          {texts.otherTheme}
        </Button>
      </Group>
      <Stack gap="xl">
        <Piece name="Explained">
          <Group className={panels.figures} gap={1} grow>
            <FigureOf amount={1234.5} />
            <FigureOf amount={-12} />
          </Group>
        </Piece>
        <Piece name="FailureAlert, WarningAlert, HelpLink">
          <FailureAlert title={texts.failed} message={texts.sentence} onRetry={() => undefined} />
          <WarningAlert title={texts.warning}>
            {texts.sentence} <HelpLink to={helpHref('glossario')} />
          </WarningAlert>
        </Piece>
        <Piece name="SteadyButton, CopyButton, offerUndo, ConfirmDialog">
          <Buttons />
        </Piece>
        <Piece name="CollapsibleSection, InTurn">
          <CollapsibleSection title={texts.section}>
            <InTurn after={1} placeholder={<Skeleton h={24} />}>
              <Text>{texts.sentence}</Text>
            </InTurn>
          </CollapsibleSection>
        </Piece>
        <Piece name="HelpMenu, ShortcutsHelp (?)">
          <Group {...markTourStop('here')} w="fit-content">
            <HelpMenu
              help={helpHref('glossario')}
              tour={[{ stop: 'here', title: texts.tour, body: texts.sentence }]}
            />
          </Group>
          <ShortcutsHelp />
        </Piece>
      </Stack>
    </Container>
  )
}

function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={panels.panel}>
      <Title order={2} size="h3" mb="md">
        {name}
      </Title>
      <Stack>{children}</Stack>
    </section>
  )
}

function FigureOf({ amount }: { amount: number }) {
  return (
    <div style={{ padding: 20, position: 'relative' }}>
      <Explained explanation={texts.sentence}>{texts.figure}</Explained>
      <Text fz="1.75rem" fw={650} {...(amount < 0 && { c: 'var(--loss)' })}>
        {formatBrl(amount)}
      </Text>
    </div>
  )
}

function Buttons() {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, asking] = useDisclosure(false)
  return (
    <Group>
      <SteadyButton isBusy={isBusy} busyLabel={texts.busy} onClick={() => setBusy(true)}>
        {texts.start}
      </SteadyButton>
      <Button variant="default" onClick={() => offerUndo(texts.done, () => undefined)}>
        {texts.undo}
      </Button>
      <Button variant="subtle" color="red" c="var(--loss)" onClick={asking.open}>
        {texts.remove}
      </Button>
      <CopyButton value={texts.sentence} label={texts.copy} />
      <ConfirmDialog
        opened={isAsking}
        title={texts.remove}
        message={texts.sentence}
        confirmLabel={texts.remove}
        cancelLabel={texts.back}
        onConfirm={asking.close}
        onCancel={asking.close}
      />
    </Group>
  )
}
