-- What the browser may ask and change about its own learner. Parameters are called as the product calls them, so inside a
-- body they are written with the procedure's name before them where a column has the same name.
create type public.verified_learner as (auth_id uuid, user_name text, title text);

-- One row when the e-mail is confirmed and phone, title and gender are stored; no row otherwise.
create function public.user_ssp_isverified(auth_id uuid) returns setof public.verified_learner
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  return query
    select u.id, p.user_name, d.title
    from auth.users u
    join public.user_details d on d.user_id = u.id
    left join public.profiles p on p.user_id = u.id
    where u.id = auth_id and u.email_confirmed_at is not null;
end $$;
revoke execute on function public.user_ssp_isverified(uuid) from public, anon;
grant execute on function public.user_ssp_isverified(uuid) to authenticated;

create function public.user_ssp_profile(auth_id uuid) returns table (user_name text, title text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  return query
    select p.user_name, d.title
    from auth.users u
    left join public.profiles p on p.user_id = u.id
    left join public.user_details d on d.user_id = u.id
    where u.id = auth_id and (p.user_id is not null or d.user_id is not null);
end $$;
revoke execute on function public.user_ssp_profile(uuid) from public, anon;
grant execute on function public.user_ssp_profile(uuid) to authenticated;

create function public.get_user_details(auth_id uuid)
returns table (phone text, address text, title text, gender text, linkedin_url text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  return query
    select d.phone, d.address, d.title, d.gender, d.linkedin_url from public.user_details d where d.user_id = auth_id;
end $$;
revoke execute on function public.get_user_details(uuid) from public, anon;
grant execute on function public.get_user_details(uuid) to authenticated;

create function public.upsert_user_details(
  auth_id uuid, title text, phone text, address text, gender text, linkedin_url text
) returns void language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_caller(upsert_user_details.auth_id);
  insert into public.user_details as d (user_id, title, phone, address, gender, linkedin_url)
  values (
    upsert_user_details.auth_id,
    btrim(upsert_user_details.title),
    btrim(upsert_user_details.phone),
    nullif(btrim(upsert_user_details.address), ''),
    upsert_user_details.gender,
    nullif(btrim(upsert_user_details.linkedin_url), '')
  )
  on conflict (user_id) do update set
    title = excluded.title,
    phone = excluded.phone,
    address = excluded.address,
    gender = excluded.gender,
    linkedin_url = excluded.linkedin_url,
    updated_at = now();
end $$;
revoke execute on function public.upsert_user_details(uuid, text, text, text, text, text) from public, anon;
grant execute on function public.upsert_user_details(uuid, text, text, text, text, text) to authenticated;

-- The account already holds the address, so it is compared with the caller's and not stored a second time.
create function public.user_upsert_profile(auth_id uuid, email text, user_name text, login_method text)
returns void language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_caller(user_upsert_profile.auth_id);
  if lower(user_upsert_profile.email) is distinct from lower((select auth.email())) then
    raise exception 'This is not your e-mail address.' using errcode = '42501';
  end if;
  insert into public.profiles as p (user_id, user_name, login_method)
  values (user_upsert_profile.auth_id, nullif(btrim(user_upsert_profile.user_name), ''), user_upsert_profile.login_method)
  on conflict (user_id) do update set
    user_name = coalesce(excluded.user_name, p.user_name),
    login_method = excluded.login_method,
    updated_at = now();
end $$;
revoke execute on function public.user_upsert_profile(uuid, text, text, text) from public, anon;
grant execute on function public.user_upsert_profile(uuid, text, text, text) to authenticated;

-- Open to visitors. A known address gets the same answer as a new one.
create function public.users_isp_subscribe_demo(p_email text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_email is null or char_length(p_email) > 255 or p_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    raise exception 'Please enter a valid email address' using errcode = '22023';
  end if;
  insert into public.demo_subscriptions (email) values (lower(p_email)) on conflict do nothing;
end $$;
revoke execute on function public.users_isp_subscribe_demo(text) from public;
grant execute on function public.users_isp_subscribe_demo(text) to anon, authenticated;
