/**
 * The staff roles of `person` as a column of a statement, null for a person without any. They count only while the
 * person is a member of the organization that runs the service, so that a person who leaves it also loses access to the
 * operations desk.
 *
 * A route requires them by its access: `staff` for any role, `lead` for a lead; everyone else gets 404. A verb reads
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
