import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload } from '@tabler/icons-react'
import { exportData } from '@vendaclara/contract/account'
import { download } from '../../../../api/download.ts'
import { saveFile } from '../../../../ui/save-file.ts'
import { PasswordDialog } from '../password-dialog.tsx'
import { texts } from '../texts.ts'
import { exportFileName } from './export-file-name.ts'

export function ExportButton() {
  const [asking, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={18} />} onClick={open}>
        {texts.export.button}
      </Button>
      <PasswordDialog
        opened={asking}
        title={texts.export.button}
        message={texts.export.question}
        submitLabel={texts.export.submit}
        busyLabel={texts.export.preparing}
        failedTitle={texts.export.failed}
        onCancel={close}
        send={({ current }) => download(exportData, { body: { password: current } })}
        onDone={(archive) => {
          saveFile(exportFileName(new Date()), archive)
          close()
        }}
      />
    </>
  )
}
