import { Button, Group } from '@mantine/core'
import { showNotice } from '../failures/notices.tsx'
import { texts } from '../texts.ts'

/** Offers to load a newer version. */
export function offerNewerVersion(message: string, update: () => void): Promise<void> {
  return showNotice({
    id: 'new-version',
    autoClose: false,
    title: texts.newVersion.title,
    message: (
      <Group justify="space-between" gap="sm">
        {message}
        <Button size="compact-sm" onClick={update}>
          {texts.newVersion.update}
        </Button>
      </Group>
    ),
  })
}

/** Whether the server's page uses another script than this one. */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src')
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store' })
    return Boolean(own && answer.ok && !(await answer.text()).includes(own))
  } catch {
    return false
  }
}
