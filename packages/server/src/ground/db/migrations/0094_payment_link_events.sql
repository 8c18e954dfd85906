-- Events of sent payment links contained the email address of the customer, which nothing shows and erasing a customer did not remove.
update order_events set data = data - 'email' where type = 'payment_link_sent' and data ? 'email';
update audit_log set detail = detail - 'email' where action = 'order.payment_link_sent' and detail ? 'email';
