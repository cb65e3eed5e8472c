-- Whoever runs a site may do without a learner's phone number and gender: a site for minors should not ask for them.
-- Which of the two are asked for; the server writes it whenever it starts.
create table private.required_details (field text primary key check (field in ('phone', 'gender')));
insert into private.required_details values ('phone'), ('gender');

alter table public.user_details alter column phone drop not null, alter column gender drop not null;

-- The first that is asked for and missing; null where nothing is.
create function private.missing_detail(phone text, gender text) returns text
language sql stable set search_path = '' as $$
  select r.field from private.required_details r
  where case r.field when 'phone' then phone else gender end is null
  order by r.field desc limit 1
$$;

-- One row when the e-mail is confirmed and the title is stored with everything that this site asks for; no row otherwise.
create or replace function public.user_ssp_isverified(auth_id uuid) returns setof public.verified_learner
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  return query
    select u.id, p.user_name, d.title
    from auth.users u
    join public.user_details d on d.user_id = u.id
    left join public.profiles p on p.user_id = u.id
    where u.id = auth_id and u.email_confirmed_at is not null and private.missing_detail(d.phone, d.gender) is null;
end $$;

create or replace function public.upsert_user_details(
  auth_id uuid, title text, phone text, address text, gender text, linkedin_url text
) returns void language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  given_phone text := nullif(btrim(upsert_user_details.phone), '');
  given_gender text := nullif(upsert_user_details.gender, '');
begin
  perform private.require_caller(upsert_user_details.auth_id);
  case private.missing_detail(given_phone, given_gender)
    when 'phone' then raise exception 'Phone number is required' using errcode = '23514';
    when 'gender' then raise exception 'Gender is required' using errcode = '23514';
    else null;
  end case;
  insert into public.user_details as d (user_id, title, phone, address, gender, linkedin_url)
  values (
    upsert_user_details.auth_id,
    btrim(upsert_user_details.title),
    given_phone,
    nullif(btrim(upsert_user_details.address), ''),
    given_gender,
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

-- For the server alone: from now on exactly these are asked for.
create function public.service_require_details(fields text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if fields is null then
    raise exception 'fields must be a list of phone and gender.' using errcode = '22023';
  end if;
  insert into private.required_details select distinct f from unnest(fields) f on conflict do nothing;
  delete from private.required_details r where r.field <> all (fields);
end $$;
revoke execute on function public.service_require_details(text[]) from public, anon, authenticated;
grant execute on function public.service_require_details(text[]) to service_role;
