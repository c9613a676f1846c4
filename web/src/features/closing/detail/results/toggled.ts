/** A set with a member put in, or taken out where it was in. */
export function toggled<Member>(set: ReadonlySet<Member>, member: Member): ReadonlySet<Member> {
  const changed = new Set(set)
  if (!changed.delete(member)) changed.add(member)
  return changed
}
