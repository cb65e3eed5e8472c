-- A phone number without the code of its country rings nobody: from now on none is stored. What was stored before stays.
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
  if given_phone !~ '^\+[1-9][0-9 ()./-]{4,30}( (ext\.|x) ?[0-9]{1,7})?$' then
    raise exception 'Phone number must begin with + and the code of its country, such as +1 202 555 0100'
      using errcode = '23514';
  end if;
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
