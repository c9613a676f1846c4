import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload } from '@tabler/icons-react'
import { exportData } from '@vendaclara/contract/account'
import dayjs from 'dayjs'
import { download } from '../../../../api/call.ts'
import { saveFile } from '../../../../files/save-file.ts'
import { asProof, useAsksCode } from '../owners-proof.tsx'
import { PasswordDialog } from '../password-dialog.tsx'
import { ProfileCard } from '../profile-card.tsx'
import { texts } from '../texts.ts'

export function ExportCard() {
  return (
    <ProfileCard title={texts.export.title} lead={texts.export.lead}>
      <ExportButton />
    </ProfileCard>
  )
}

export function ExportButton() {
  const [asking, { open, close }] = useDisclosure(false)
  const withCode = useAsksCode()
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={18} />} onClick={open}>
        {texts.export.button}
      </Button>
      <PasswordDialog
        opened={asking}
        withCode={withCode}
        title={texts.export.button}
        message={texts.export.question}
        submitLabel={texts.export.submit}
        busyLabel={texts.export.preparing}
        failedTitle={texts.export.failed}
        onCancel={close}
        send={(proof) => download(exportData, { body: asProof(proof) })}
        onDone={(archive) => {
          saveFile(exportFileName(new Date()), archive)
          close()
        }}
      />
    </>
  )
}

/** 'vendaclara-meus-dados-2026-11-20.zip', with the date of the seller's own clock. */
export function exportFileName(now: Date): string {
  return `vendaclara-meus-dados-${dayjs(now).format('YYYY-MM-DD')}.zip`
}
