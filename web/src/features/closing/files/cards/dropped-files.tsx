import { Button, Text } from '@mantine/core'
import type { FileSlot } from '@vendaclara/contract/closing'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { useMonth } from '../../worker/rows/open-month.tsx'
import { ChosenList, type MisplacedFile } from '../others/chosen-list.tsx'
import { texts } from '../others/texts.ts'
import type { MovementFiles } from '../others/use-movement-files.ts'
import type { FilesState } from '../saving/files-state.ts'

interface DroppedFilesProps {
  dropped: MovementFiles
  state: FilesState
  onFiles: (slot: FileSlot, files: File[], adds: boolean) => void
}

/**
 * What became of files that were dropped outside the two cards. A file of the month is read into its card on request.
 */
export function DroppedFiles({ dropped, ...ofMonth }: DroppedFilesProps) {
  return (
    <ChosenList
      files={dropped}
      onMisplaced={(file) => <OfMonth file={file} dropped={dropped} {...ofMonth} />}
    />
  )
}

/** Reads all files dropped for one of the two cards, together with the files it already has. */
function OfMonth({ file, dropped, state, onFiles }: DroppedFilesProps & { file: MisplacedFile }) {
  const { marketplace, slot } = file
  const { closing } = useMonth()
  const words = marketplaceWords[closing.marketplace]
  if (marketplace !== closing.marketplace) {
    return <Text size="sm">{texts.files.ofOtherMarketplace(words)}</Text>
  }
  if (state[slot].stage !== undefined) return <Text size="sm">{texts.files.busyHere(words[slot])}</Text>
  const together = dropped.chosen.filter(
    (one) => one.state === 'of-month' && one.found.marketplace === marketplace && one.found.slot === slot,
  )
  const readHere = () => {
    onFiles(
      slot,
      together.map((one) => one.file),
      true,
    )
    for (const { key } of together) dropped.dismiss(key)
  }
  return (
    <Button variant="light" size="xs" mt={6} onClick={readHere}>
      {texts.files.readAs(words[slot], together.length)}
    </Button>
  )
}
