/**
 * As a column of a statement: the staff roles of `person`, null for everybody who is none. They count while the person is
 * a member of the organization that runs the service, so that whoever leaves it leaves the operations desk.
 *
 * A route asks for them by its access: `staff` for any of them, `lead` for a lead; everybody else gets 404. A verb finds
 * them in `ctx.staff`, a page in `Me.staff`.
 */
export function staffColumn(person: string): string {
  return `(
    select st.roles from staff st
    where st.person_id = ${person} and exists (
      select 1 from memberships om join organizations oo on oo.id = om.organization_id
      where om.person_id = st.person_id and om.suspended_at is null and oo.is_operator)
  ) as staff`;
}
