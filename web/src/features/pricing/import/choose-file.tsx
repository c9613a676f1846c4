import { Alert, Button, Flex, Stack, Text } from '@mantine/core'
import { IconDownload, IconFileAlert, IconUpload } from '@tabler/icons-react'
import type { Marketplace } from '@vendaclara/core/pricing'
import { useId } from 'react'
import { FileDrop } from '../../../files/file-drop.tsx'
import { useTouch } from '../../../theme/pointer.ts'
import { HelpLink } from '../../../ui/help-link.tsx'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { useDownload } from '../worker/use-download.ts'
import { texts } from './import-texts.ts'
import type { ImportStep } from './use-import-file.ts'

interface ChooseFileProps {
  step: Extract<ImportStep, { kind: 'choosing' | 'reading' }>
  marketplace: Marketplace
  onFiles: (files: File[]) => void
  onCancel: () => void
}

export function ChooseFile({ step, marketplace, onFiles, onCancel }: ChooseFileProps) {
  const nameId = useId()
  const limitsId = useId()
  const isTouch = useTouch()
  const download = useDownload()
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {texts.intro}
      </Text>
      <FileDrop
        labelledBy={nameId}
        describedBy={limitsId}
        accept=".xlsx,.csv"
        busy={
          step.kind === 'reading'
            ? { stage: texts.reading, cancel: texts.cancelReading, onCancel }
            : undefined
        }
        onFiles={onFiles}
      >
        <IconUpload size={26} stroke={1.6} aria-hidden />
        <span>
          <Text span display="block" size="sm" fw={600} id={nameId}>
            {isTouch ? texts.pickByTouch : texts.pick}
          </Text>
          <Text span display="block" size="xs" c="dimmed" id={limitsId}>
            {texts.limits}
          </Text>
        </span>
      </FileDrop>
      {step.kind === 'choosing' && step.refusal && (
        <Alert
          role="alert"
          color="red"
          variant="light"
          title={texts.refused(step.refusal.fileName)}
          icon={<IconFileAlert />}
        >
          {step.refusal.sentence}
          <Text mt={6}>
            <HelpLink to={step.refusal.help} />
          </Text>
        </Alert>
      )}
      <Flex
        direction={{ base: 'column', xs: 'row' }}
        align={{ base: 'stretch', xs: 'center' }}
        justify="space-between"
        gap="12px 20px"
      >
        <Text size="sm" c="dimmed">
          {texts.withoutMarketplace(pricingTexts.marketplaces[marketplace])}
        </Text>
        <Button
          variant="default"
          size="sm"
          flex="none"
          leftSection={<IconDownload size={17} />}
          loading={download.isPending}
          onClick={download.template}
        >
          {texts.template}
        </Button>
      </Flex>
    </Stack>
  )
}
