-- For the operator alone: deletes the message of this number.
create function public.service_delete_message(message_id bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.messages m where m.id = message_id) then
    raise exception 'There is no such message.' using errcode = 'PT404';
  end if;
  delete from public.messages m where m.id = message_id;
end $$;
revoke execute on function public.service_delete_message(bigint) from public, anon, authenticated;
grant execute on function public.service_delete_message(bigint) to service_role;

-- For the operator alone: deletes that this address asked to be shown the project.
create function public.service_delete_demo_subscription(address text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.demo_subscriptions d where d.email = lower(address)) then
    raise exception 'Nobody asked for the demo with this address.' using errcode = 'PT404';
  end if;
  delete from public.demo_subscriptions d where d.email = lower(address);
end $$;
revoke execute on function public.service_delete_demo_subscription(text) from public, anon, authenticated;
grant execute on function public.service_delete_demo_subscription(text) to service_role;
