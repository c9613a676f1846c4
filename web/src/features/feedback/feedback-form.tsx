import { Alert, Button, Group, Input, Rating, Stack, Text, Textarea } from '@mantine/core'
import { IconHeartHandshake, IconStar, IconStarFilled } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { postFeedback } from '@vendaclara/contract/feedback'
import { type FormEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { amendSession } from '../../session/refresh-session.ts'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import classes from './feedback-form.module.css'
import { texts } from './texts.ts'

const longestComment = 300
const starSize = 34

export function FeedbackForm() {
  const { stars, setStars, comment, setComment, send, isPending, isSuccess, error } = useFeedback()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (stars > 0 && !isPending && !isSuccess) send()
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        {/* The arrow keys choose as well: the rating alone only shows what they would choose. */}
        <fieldset
          className={classes.rating}
          disabled={isSuccess}
          onChange={(event) => {
            if (event.target instanceof HTMLInputElement) setStars(Number(event.target.value))
          }}
        >
          <Input.Label component="legend" labelElement="div" className={classes.legend}>
            {texts.rating}
          </Input.Label>
          <Rating
            value={stars}
            onChange={setStars}
            getSymbolLabel={texts.stars}
            emptySymbol={<IconStar size={starSize} stroke={1.5} className={classes.emptyStar} />}
            fullSymbol={<IconStarFilled size={starSize} className={classes.fullStar} />}
          />
          <Text size="sm" c="dimmed" aria-hidden>
            {stars > 0 ? texts.stars(stars) : texts.ratingHint}
          </Text>
        </fieldset>
        <div>
          <Textarea
            label={texts.comment}
            description={texts.commentHint(longestComment)}
            value={comment}
            maxLength={longestComment}
            autosize
            minRows={3}
            maxRows={6}
            readOnly={isSuccess}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <Text size="xs" c="dimmed" ta="end" mt={4} aria-hidden>
            {texts.counter(comment.length, longestComment)}
          </Text>
        </div>
        {error && <FailureAlert title={texts.failed} message={error.message} />}
        <div>
          <div role="status">
            {isSuccess && (
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
            <Button type="submit" disabled={stars === 0 || isPending || isSuccess}>
              {isSuccess ? texts.sent : isPending ? texts.sending : texts.send}
            </Button>
          </Group>
        </div>
      </Stack>
    </form>
  )
}

const thanksMilliseconds = 1_000

/** What is typed, and the sending of it. A second after it was sent the session knows, which closes the dialog. */
function useFeedback() {
  const [stars, setStars] = useState(0)
  const [comment, setComment] = useState('')
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      call(postFeedback, {
        body: {
          feedback: { estrelas: stars, comentario: comment.trim(), data: new Date().toISOString() },
        },
      }),
    onSuccess: () => {
      setTimeout(() => amendSession({ feedback: true }), thanksMilliseconds)
    },
  })
  return { stars, setStars, comment, setComment, send: mutate, isPending, isSuccess, error }
}
