-- What the server has to know before it deletes an account: whose address was to be typed, and whether a password is to be checked.
create function public.service_account(learner_id uuid)
returns table (email text, has_password boolean)
language sql stable security definer set search_path = '' as $$
  select u.email::text, coalesce(u.encrypted_password, '') <> '' from auth.users u where u.id = learner_id
$$;
revoke execute on function public.service_account(uuid) from public, anon, authenticated;
grant execute on function public.service_account(uuid) to service_role;

-- Deletes what would outlive the account; everything else goes with its row. Again changes nothing.
create function public.service_forget_learner(learner_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.messages m where m.user_id = learner_id;
  delete from public.demo_subscriptions d
  using auth.users u where u.id = learner_id and d.email = lower(u.email);
end $$;
revoke execute on function public.service_forget_learner(uuid) from public, anon, authenticated;
grant execute on function public.service_forget_learner(uuid) to service_role;
