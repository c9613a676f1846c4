import { Alert, Button, Group, Input, Rating, Stack, Text, Textarea } from '@mantine/core'
import { IconHeartHandshake, IconStar, IconStarFilled } from '@tabler/icons-react'
import { postFeedback } from '@vendaclara/contract/feedback'
import type { FormEvent } from 'react'
import { call } from '../../api/call.ts'
import { longestText } from '../../forms/schema-errors.ts'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { amendSession } from '../../session/refresh-session.ts'
import pieces from '../../theme/pieces.module.css'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { texts } from './texts.ts'

const comentario = postFeedback.body?.shape.feedback.shape.comentario
const longestComment = (comentario && longestText(comentario)) ?? 0
const starSize = 34
const thanksMilliseconds = 1_000

export function FeedbackForm() {
  const form = useFeedback()
  const { stars, isSent, isBusy, failure } = form
  const { comment } = form.values
  const submit = (event: FormEvent) => {
    if (stars > 0 && !isSent) form.formProps.onSubmit(event)
    else event.preventDefault()
  }
  return (
    <form {...form.formProps} onSubmit={submit}>
      <Stack>
        <StarsField value={stars} onChange={form.setStars} disabled={isSent} />
        <div>
          <Textarea
            {...form.bind('comment')}
            label={texts.comment}
            description={texts.commentHint(longestComment)}
            maxLength={longestComment}
            autosize
            minRows={3}
            maxRows={6}
            readOnly={isSent}
          />
          <Text size="xs" c="dimmed" ta="end" mt={4} aria-hidden>
            {texts.counter(comment.length, longestComment)}
          </Text>
        </div>
        {failure !== null && <FailureAlert title={texts.failed} message={failure} />}
        <div>
          <div role="status">
            {isSent && (
              <Alert
                mb="md"
                color="green"
                variant="light"
                icon={<IconHeartHandshake />}
                title={texts.thanks}
              />
            )}
          </div>
          <Group justify="flex-end">
            <Button type="submit" disabled={stars === 0 || isBusy || isSent}>
              {isSent ? texts.sent : isBusy ? texts.sending : texts.send}
            </Button>
          </Group>
        </div>
      </Stack>
    </form>
  )
}

interface StarsFieldProps {
  value: number
  onChange: (stars: number) => void
  disabled: boolean
}

/** Also selects with the arrow keys; Mantine's rating alone only previews the choice. */
function StarsField({ value, onChange, disabled }: StarsFieldProps) {
  return (
    <fieldset
      className={pieces.fieldset}
      disabled={disabled}
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement) onChange(Number(event.target.value))
      }}
    >
      <Input.Label component="legend" labelElement="div" mb={6} fw={550}>
        {texts.rating}
      </Input.Label>
      <Rating
        value={value}
        onChange={onChange}
        getSymbolLabel={texts.stars}
        emptySymbol={
          <IconStar size={starSize} stroke={1.5} color="var(--mantine-color-dimmed)" display="block" />
        }
        fullSymbol={<IconStarFilled size={starSize} color="var(--accent)" display="block" />}
      />
      <Text size="sm" c="dimmed" aria-hidden>
        {value > 0 ? texts.stars(value) : texts.ratingHint}
      </Text>
    </fieldset>
  )
}

/** The state of the form. Shortly after sending, the session is updated, which closes the dialog. */
function useFeedback() {
  const form = useSubmitForm({
    start: { stars: '0', comment: '' },
    validate: () => ({}),
    send: ({ stars, comment }) => {
      const feedback = { estrelas: Number(stars), comentario: comment.trim(), data: new Date().toISOString() }
      return call(postFeedback, { body: { feedback } })
    },
    onSent: () => {
      setTimeout(() => amendSession({ feedback: true }), thanksMilliseconds)
    },
  })
  return {
    ...form,
    stars: Number(form.values.stars),
    setStars: (stars: number) => form.change('stars', String(stars)),
    isSent: form.answer !== undefined,
  }
}
