-- For the operator alone, newest first: who asked to be shown the project.
create function public.service_list_demo_subscriptions(most integer)
returns table (email text, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select d.email, d.created_at from public.demo_subscriptions d order by d.created_at desc, d.email limit most
$$;
revoke execute on function public.service_list_demo_subscriptions(integer) from public, anon, authenticated;
grant execute on function public.service_list_demo_subscriptions(integer) to service_role;
