-- The address for the demo stays within a line, as every name and address that is printed for the operator.
-- Open to visitors: five times from an address in an hour, and a hundred times from all together.
create or replace function public.users_isp_subscribe_demo(p_email text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  from_here text := private.sender_digest();
begin
  if p_email is null or char_length(p_email) > 255 or p_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'
    or not private.is_one_line(p_email)
  then
    raise exception 'Please enter a valid email address' using errcode = '22023';
  end if;
  delete from public.demo_requests r where r.asked_at <= now() - interval '1 hour';
  if
    (select count(*) from public.demo_requests r where r.sender = from_here) >= 5
    or (select count(*) from public.demo_requests r) >= 100
  then
    raise exception 'Too many addresses came within an hour. Try again later.' using errcode = 'PT429';
  end if;
  insert into public.demo_requests (sender) values (from_here);
  insert into public.demo_subscriptions (email) values (lower(p_email)) on conflict do nothing;
end $$;
