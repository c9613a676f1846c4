import { useMutation } from '@tanstack/react-query'
import { postFeedback } from '@vendaclara/contract/feedback'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { amendSession } from '../../session/amend-session.ts'

const thanksMilliseconds = 1_000

/** What is typed, and the sending of it. A second after it was sent the session knows, which closes the dialog. */
export function useFeedback() {
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
